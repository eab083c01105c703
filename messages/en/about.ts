export default {
  about: 'About',
  whatsNewInThisVersion: 'What’s new in this version',
  documentation: 'Documentation',
  apiReference: 'API reference',
  loading: 'Loading…',
  thisTextIsNotOn: 'This text is not on your device yet. Go online, then try again.',
};
