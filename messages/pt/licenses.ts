import type english from '../en/licenses.ts';

export default {
  loadingLicenses: 'Carregando licenças…',
  licenses: 'Licenças',
  heddleIsFreeSoftwareUnder:
    'O Heddle é software livre sob a licença MIT. Estes são os pacotes que ele contém, com os termos dos autores.',
  heddleIsFreeSoftware: 'O Heddle é software livre sob a licença MIT. <link>Licenças de terceiros</link>',
  countPackages: (count: number) => `${count} pacotes`,
  noLicenseText: (license: string) =>
    `Este pacote não inclui o texto da licença. A licença dele é ${license}.`,
} satisfies typeof english;
