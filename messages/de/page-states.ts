import type english from '../en/page-states.ts';

export default {
  goTo: (page: string) => `Zu „${page}“`,
  comingSoon: 'Demnächst verfügbar',
  youAreOffline: 'Du bist offline',
  yourTasksAreNotOn:
    'Deine Aufgaben sind noch nicht auf diesem Gerät. Sie erscheinen, sobald der Server erreichbar ist.',
  loadingTasks: 'Aufgaben werden geladen …',
  pageNotFound: 'Seite nicht gefunden',
  thereIsNoPageAt:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie vertippt, oder die Seite ist umgezogen.',
} satisfies typeof english;
