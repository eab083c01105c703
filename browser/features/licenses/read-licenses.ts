import { api } from '#browser/api-client.ts';
import type { LicenseList } from '#contract/licenses.ts';

export async function readLicenses(): Promise<LicenseList> {
  const { body } = await api.request<LicenseList>({ path: '/licenses.json', sendsToken: false });
  return body;
}
