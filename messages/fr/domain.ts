import type { DomainTexts } from '../en/domain.ts';
import { plural } from './plural.ts';

const places: Record<number, string> = {
  [-3]: 'antépénultième',
  [-2]: 'avant-dernier',
  [-1]: 'dernier',
  1: 'premier',
  2: 'deuxième',
  3: 'troisième',
  4: 'quatrième',
  5: 'cinquième',
};
const place = (position: number) =>
  places[position] ?? (position < 0 ? `${-position}ᵉ avant la fin` : `${position}ᵉ`);
/** Puts the article before a day, as in `le 1er`, `le dernier lundi` and `l’avant-dernier lundi`. */
const withArticle = (days: string) => (/^a/u.test(days) ? `l’${days}` : `le ${days}`);
/** A day of the month by its number. */
const date = (number: number) => (number === 1 ? '1er' : `${number}`);

export default {
  recurrence: {
    rhythms: {
      MINUTELY: (count: number) =>
        plural(count, { one: 'toutes les minutes', other: 'toutes les # minutes' }),
      HOURLY: (count: number) => plural(count, { one: 'toutes les heures', other: 'toutes les # heures' }),
      DAILY: (count: number) => plural(count, { one: 'tous les jours', other: 'tous les # jours' }),
      WEEKLY: (count: number) =>
        plural(count, { one: 'toutes les semaines', other: 'toutes les # semaines' }),
      MONTHLY: (count: number) => plural(count, { one: 'tous les mois', other: 'tous les # mois' }),
      YEARLY: (count: number) => plural(count, { one: 'tous les ans', other: 'tous les # ans' }),
    },
    unknown: 'à chaque fois',
    weekdays: {
      MO: 'tous les lundis',
      TU: 'tous les mardis',
      WE: 'tous les mercredis',
      TH: 'tous les jeudis',
      FR: 'tous les vendredis',
      SA: 'tous les samedis',
      SU: 'tous les dimanches',
    },
    workdays: 'du lundi au vendredi',
    onDays: (rhythm: string, days: string) => `${rhythm} le ${days}`,
    onDates: (rhythm: string, dates: string) => `${rhythm} le ${dates}`,
    date,
    lastDate: 'dernier jour',
    onPlacedDays: (rhythm: string, days: string) => `${rhythm} ${withArticle(days)}`,
    placedDay: (position: number, name: string, _weekday: string) => `${place(position)} ${name}`,
    placedWorkday: (position: number) => `${place(position)} jour ouvré`,
    onDate: (rhythm: string, day: number, month: string) => `${rhythm} le ${date(day)} ${month}`,
    inMonths: (rhythm: string, months: string) => `${rhythm} en ${months}`,
    once: (rhythm: string) => `${rhythm}, encore une fois`,
    times: (rhythm: string, count: number) => `${rhythm}, ${count} fois`,
    until: (rhythm: string, day: number, month: string, year: string) =>
      `${rhythm}, jusqu’au ${date(day)} ${month} ${year}`,
  },
  labels: {
    missing: {
      theme: 'Un thème a besoin d’un nom.',
      thread: 'Un fil a besoin d’un titre.',
      project: 'Un projet a besoin d’un nom.',
      conversation: 'Une conversation a besoin d’un nom.',
    },
    invisible: {
      theme: 'Ces caractères sont invisibles. Un thème a besoin d’un nom visible.',
      thread: 'Ces caractères sont invisibles. Un fil a besoin d’un titre visible.',
      project: 'Ces caractères sont invisibles. Un projet a besoin d’un nom visible.',
      conversation: 'Ces caractères sont invisibles. Une conversation a besoin d’un nom visible.',
    },
    nameTooLong: (max: number, length: number) =>
      `Un nom peut avoir ${max} caractères. Celui-ci en a ${length}.`,
    titleTooLong: (max: number, length: number) =>
      `Un titre peut avoir ${max} caractères. Celui-ci en a ${length}.`,
    notInAddresses: (name: string) =>
      `Un thème ne peut pas s’appeler « ${name} » : aucune adresse ne peut se terminer ainsi.`,
  },
  devices: {
    unknown: 'Un appareil inconnu',
    program: 'Un programme',
    browser: 'Un navigateur',
    browserOn: (browser: string, system: string) => `${browser} sur ${system}`,
  },
  timerEnds: {
    break: { title: 'Pause terminée !', body: 'C’est le moment de s’y remettre !' },
    work: {
      title: 'Pomodoro terminé !',
      body: (minutes: number) =>
        `Bravo ! Vous avez terminé une séance de concentration de ${minutes} minutes.`,
    },
  },
  exercises: {
    'quick-breathing': {
      name: 'Respiration rapide',
      description: 'Une courte pause entre deux activités, avec de lentes expirations.',
    },
    'deep-focus': {
      name: 'Méditation de concentration',
      description: 'Posez votre attention sur une seule chose avant de vous y mettre.',
    },
    'stress-relief': {
      name: 'Anti-stress',
      description: 'Des respirations lentes et profondes quand la journée devient trop lourde.',
    },
    'productivity-boost': {
      name: 'Coup de fouet',
      description: 'Un rythme vif qui vous réveille en milieu de journée.',
    },
    'evening-wind-down': {
      name: 'Détente du soir',
      description: 'De longues expirations pour laisser la journée derrière vous avant de dormir.',
    },
  },
} satisfies DomainTexts;
