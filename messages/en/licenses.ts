export default {
  loadingLicenses: 'Loading licenses...',
  thirdPartyLicenses: 'Third-party licenses',
  licenses: 'Licenses',
  heddleIsFreeSoftwareUnder:
    'Heddle is free software under the MIT license. These are the packages in it, with their authors’ terms.',
};
