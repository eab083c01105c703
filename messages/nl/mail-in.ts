import type english from '../en/mail-in.ts';

export default {
  addTasksByEmail: 'Taken toevoegen per e-mail',
  sendOrForwardAnEmail:
    'Stuur een e-mail naar je eigen privéadres, of stuur er een door, en het wordt een taak.',
  yourAddressForTasksIs: 'Je adres voor taken is klaar',
  stopAddingTasksByEmail: 'Geen taken meer toevoegen per e-mail?',
  yourAddressStopsWorkingAt:
    'Je adres werkt meteen niet meer. Zet je dit weer aan, dan krijg je een nieuw adres.',
  stop: 'Stoppen',
  cancel: 'Annuleren',
  emailsNoLongerBecomeTasks: 'E-mails worden geen taken meer',
  acceptEmails: 'E-mails aannemen',
  onlyFromSendersThatYou:
    'Alleen van afzenders die je toestaat. Andere e-mails gaan terug met de reden erbij.',
  thisServerDoesNotReceive:
    'Deze server ontvangt geen e-mail. De beheerder kan dat aanzetten: in docs/capture-from-anywhere.md staat hoe.',
  getANewAddress: 'Een nieuw adres maken?',
  theCurrentAddressStopsWorking:
    'Het huidige adres werkt meteen niet meer, en e-mails daarnaartoe gaan terug.',
  newAddress: 'Nieuw adres',
  youHaveANewAddress: 'Je hebt een nieuw adres',
  yourAddressForTasks: 'Je adres voor taken',
  copyAddress: 'Adres kopiëren',
  addressCopied: 'Adres gekopieerd',
  allow: 'Toestaan',
  anEmailWithOnlyA:
    'Een e-mail met alleen een onderwerp wordt gelezen alsof je het had getypt. Een e-mail met tekst of een doorgestuurde e-mail wordt één taak, met de tekst in de beschrijving; bijlagen worden daar genoemd, maar niet bewaard.',
  theAddressIsLikeA:
    'Het adres is als een wachtwoord: afzenders zijn te vervalsen, dus deel het met niemand. Zet het bij je contacten om het snel te vinden.',
  noEmailHasArrivedYet: 'Er is nog geen e-mail binnengekomen.',
  enterAnEmailAddressSuch: 'Vul een e-mailadres in, zoals ada@example.com.',
  thisAddressMayAlreadySend: 'Dit adres mag al sturen.',
  thisAddressCannotBeUsed: 'Dit adres kan niet worden gebruikt. Controleer de spelling.',
  whoMaySend: 'Wie mag sturen',
  anotherSender: 'Nog een afzender',
  allowSender: 'Afzender toestaan',
  wasRefused: (ago: string) => `Een e-mail van <sender/> is geweigerd, ${ago}.`,
  allowThis: (sender: string) => `${sender} toestaan`,
  maySendAgain: (sender: string) => `${sender} mag nu sturen. Vraag om de e-mail opnieuw te sturen.`,
  loadingMailIn: 'Instellingen voor taken per e-mail laden',
  lastEmailArrived: (ago: string) => `Laatste e-mail binnengekomen ${ago}.`,
  tooManySenders: (max: number) => `Je kunt hoogstens ${max} adressen toestaan. Haal er eerst een weg.`,
  maySend: (sender: string) => `${sender} mag nu sturen`,
  isRefused: (sender: string) => `E-mails van ${sender} worden nu geweigerd`,
  removeSender: (sender: string) => `${sender} weghalen`,
} satisfies typeof english;
