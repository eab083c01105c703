import type english from '../en/licenses.ts';

export default {
  loadingLicenses: 'Cargando las licencias…',
  licenses: 'Licencias',
  heddleIsFreeSoftwareUnder:
    'Heddle es software libre con licencia MIT. Estos son los paquetes que contiene, con las condiciones de sus autores.',
  heddleIsFreeSoftware: 'Heddle es software libre con licencia MIT. <link>Licencias de terceros</link>',
  countPackages: (count: number) => `${count} paquetes`,
  noLicenseText: (license: string) =>
    `Este paquete no incluye el texto de la licencia. Su licencia es ${license}.`,
} satisfies typeof english;
