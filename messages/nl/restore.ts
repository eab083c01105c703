import type english from '../en/restore.ts';

export default {
  kilobytes: (count: string) => `${count} KB`,
  megabytes: (count: string) => `${count} MB`,
  tooLarge: (gigabytes: number) => `Dit bestand is groter dan ${gigabytes} GB.`,
  tooLargeHint: 'De beheerder van deze server kan het terugzetten met npm run restore.',
  chooseFirst: 'Kies eerst het bestand van een back-up.',
  restored: 'De back-up is teruggezet',
  asItWasOn: (moment: string) => `Alles is zoals het was op ${moment}.`,
  asItWas: 'Alles is zoals het was in de back-up.',
  signInAsThere: 'Log in met het e-mailadres en wachtwoord dat je daar had.',
  signInAndEnterAgain:
    'Log in met het e-mailadres en wachtwoord dat je daar had. De back-up was niet versleuteld, dus tweestapsverificatie moet opnieuw worden ingesteld en API-sleutels moeten opnieuw worden ingevuld.',
  title: 'Een back-up terugzetten',
  lead: 'Alles uit je andere Heddle komt op deze server: alle accounts, met hun taken, opnamen en instellingen. Hier heeft nog niemand een account, dus er gaat niets verloren.',
  createAccount: 'Toch een account maken',
  file: 'Back-upbestand',
  choose: 'Bestand kiezen',
  chooseAnother: 'Ander bestand kiezen',
  whereBackupsAre:
    'Heddle bewaart back-ups in de map backups bij zijn gegevens, en npm run backup maakt er een.',
  key: 'Sleutel van de back-up',
  keyHint: 'De BACKUP_KEY van de server die hem heeft gemaakt. Laat leeg als deze server dezelfde heeft.',
  restore: 'Terugzetten',
  sending: 'De back-up wordt verstuurd…',
  sendingLabel: 'De back-up versturen',
  percent: (share: number) => `${share} procent`,
  cancel: 'Annuleren',
  restoring: 'Bezig met terugzetten. Dit kan een paar minuten duren; laat deze pagina open.',
  notRestored: 'De back-up is niet teruggezet',
  problems: {
    encrypted: {
      text: 'Deze back-up is versleuteld. Vul de sleutel in waarmee hij is gemaakt (BACKUP_KEY).',
    },
    wrongKey: { text: 'Dit is niet de sleutel van deze back-up, of het bestand is beschadigd.' },
    damaged: { text: 'Deze back-up is beschadigd of onvolledig.', hint: 'Kies een andere.' },
    noBackup: { text: 'Dit bestand is geen back-up van Heddle.', hint: 'De naam eindigt op .backup.' },
    noAccounts: { text: 'In deze back-up staat geen account, dus er is niets om terug te zetten.' },
    newer: {
      text: 'Deze back-up is gemaakt door een nieuwere Heddle.',
      hint: 'Werk deze server bij en zet de back-up dan terug.',
    },
    otherSecret: {
      text: 'Deze back-up hoort bij een server met een andere SECRET.',
      hint: 'De beheerder van deze server moet SECRET daarop zetten of npm run restore gebruiken: die opdracht toont wat de SECRET was.',
    },
    inUse: {
      text: 'Iemand heeft inmiddels een account op deze server, dus er is niets teruggezet.',
      hint: 'De beheerder van deze server kan met npm run restore alles erop vervangen.',
    },
    partLost: { text: 'Een deel van de back-up is niet aangekomen.', hint: 'Probeer het opnieuw.' },
    busy: { text: 'De server is bezig.', hint: 'Probeer het zo opnieuw.' },
    noRoom: {
      text: 'De schijf van de server is vol.',
      hint: 'De beheerder moet eerst ruimte maken.',
    },
    restarting: {
      text: 'De server start opnieuw op met een teruggezette back-up.',
      hint: 'Probeer het zo opnieuw.',
    },
    refused: {
      text: 'Deze back-up kan niet worden teruggezet.',
      hint: 'In het logboek van de server staat waarom.',
    },
  },
} satisfies typeof english;
