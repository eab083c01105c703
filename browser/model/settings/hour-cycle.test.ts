import { expect, it } from 'vitest';
import { findHourCycle } from './hour-cycle.ts';

it('follows the region', () => {
  expect(['en-US', 'en-AU', 'hi'].map(findHourCycle)).toEqual(['h12', 'h12', 'h12']);
  expect(['en-GB', 'de', 'pt-BR', 'ja'].map(findHourCycle)).toEqual(['h23', 'h23', 'h23', 'h23']);
});

it('follows the browser where the region is no language, as in WebKitGTK without one', () => {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  expect(findHourCycle('C')).toBe(findHourCycle(locale));
});
