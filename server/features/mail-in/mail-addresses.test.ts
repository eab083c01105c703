import { expect, it } from 'vitest';
import { createMailAddresses } from './mail-addresses.ts';

const secret = 'a secret of at least thirty-two characters';
const addresses = createMailAddresses({ secret, domain: 'in.example.com' });

it('reads back what it wrote, in any case of letters', () => {
  const id = addresses.createId();
  const address = addresses.format(id);
  expect(address).toMatch(/^[a-z2-7]{32}@in\.example\.com$/);
  expect(addresses.read(address)).toBe(id);
  expect(addresses.read(address.toUpperCase())).toBe(id);
  expect(addresses.createId()).not.toBe(id);
});

it('takes no other address', () => {
  const address = addresses.format(addresses.createId());
  const others = createMailAddresses({ secret: `${secret}!`, domain: 'in.example.com' });
  const elsewhere = createMailAddresses({ secret, domain: 'example.com' });
  expect(others.read(address)).toBeNull();
  expect(elsewhere.read(address)).toBeNull();
  const changed = (address.startsWith('a') ? 'b' : 'a') + address.slice(1);
  for (const given of [
    changed,
    `x${address}`,
    address.replace('@', 'a@'),
    `${address}.org`,
    'ada@in.example.com',
    '',
  ])
    expect(addresses.read(given)).toBeNull();
});
