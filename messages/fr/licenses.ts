import type english from '../en/licenses.ts';

export default {
  loadingLicenses: 'Chargement des licences…',
  licenses: 'Licences',
  heddleIsFreeSoftwareUnder:
    'Heddle est un logiciel libre sous licence MIT. Voici les paquets qu’il contient, avec les conditions de leurs auteurs.',
  heddleIsFreeSoftware: 'Heddle est un logiciel libre sous licence MIT. <link>Licences tierces</link>',
  countPackages: (count: number) => `${count} paquets`,
  noLicenseText: (license: string) =>
    `Ce paquet ne contient pas de texte de licence. Sa licence est ${license}.`,
} satisfies typeof english;
