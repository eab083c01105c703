import type english from '../en/licenses.ts';

export default {
  loadingLicenses: 'Lizenzen werden geladen …',
  licenses: 'Lizenzen',
  heddleIsFreeSoftwareUnder:
    'Heddle ist freie Software unter der MIT-Lizenz. Dies sind die enthaltenen Pakete mit den Bedingungen ihrer Autoren.',
  heddleIsFreeSoftware:
    'Heddle ist freie Software unter der MIT-Lizenz. <link>Lizenzen von Drittanbietern</link>',
  countPackages: (count: number) => `${count} Pakete`,
  noLicenseText: (license: string) => `Dieses Paket enthält keinen Lizenztext. Seine Lizenz ist ${license}.`,
} satisfies typeof english;
