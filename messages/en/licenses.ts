export default {
  loadingLicenses: 'Loading licenses...',
  licenses: 'Licenses',
  heddleIsFreeSoftwareUnder:
    'Heddle is free software under the MIT license. These are the packages in it, with their authors’ terms.',
  heddleIsFreeSoftware: 'Heddle is free software under the MIT license. <link>Third-party licenses</link>',
  countPackages: (count: number) => `${count} packages`,
  noLicenseText: (license: string) => `This package includes no license text. Its license is ${license}.`,
};
