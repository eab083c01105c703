import type english from '../en/licenses.ts';

export default {
  loadingLicenses: 'Licenties laden…',
  licenses: 'Licenties',
  heddleIsFreeSoftwareUnder:
    'Heddle is vrije software onder de MIT-licentie. Dit zijn de pakketten erin, met de voorwaarden van hun makers.',
  heddleIsFreeSoftware: 'Heddle is vrije software onder de MIT-licentie. <link>Licenties van derden</link>',
  countPackages: (count: number) => `${count} pakketten`,
  noLicenseText: (license: string) => `Dit pakket bevat geen licentietekst. De licentie is ${license}.`,
} satisfies typeof english;
