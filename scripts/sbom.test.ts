import { expect, test } from 'vitest';
import { listLicenses } from './licenses.ts';
import { makeSbom, nameOf } from './sbom.ts';

test('the bill of materials names every package whose license is listed, and what each depends on', () => {
  const { components, dependencies } = makeSbom();
  expect([...new Set(components.map(nameOf))].sort()).toEqual(
    listLicenses()
      .packages.map(({ name, version }) => `${name}@${version}`)
      .sort(),
  );
  const refs = new Set(components.map((each) => each['bom-ref']));
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});
