import type english from '../en/share.ts';
import { plural } from './plural.ts';

export default {
  linkSaved: 'Lien enregistré',
  sharedFromAnotherApp: 'Partagé depuis une autre appli',
  theSoundFileIsKept:
    'Le fichier audio est conservé comme enregistrement. Ses tâches apparaîtront une fois qu’il sera transcrit.',
  tooLong: (max: number) =>
    plural(max, {
      other: 'Le texte partagé est trop long : # caractères au maximum. Partagez-le en plusieurs fois.',
    }),
  tasksCreated: (count: number) =>
    plural(count, {
      one: '✓ # tâche créée à partir de votre partage',
      other: '✓ # tâches créées à partir de votre partage',
    }),
} satisfies typeof english;
