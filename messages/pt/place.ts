const inbox = 'Caixa de entrada';

/** Returns a theme or another place after `em`; the Inbox takes an article: `em Trabalho`, `na Caixa de entrada`. */
export const inPlace = (name: string): string => (name === inbox ? `na ${name}` : `em ${name}`);

/** Returns a theme or another place after `para`: `para Trabalho`, `para a Caixa de entrada`. */
export const toPlace = (name: string): string => (name === inbox ? `para a ${name}` : `para ${name}`);
