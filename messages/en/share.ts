export default {
  linkSaved: 'Link saved',
  sharedFromAnotherApp: 'Shared from another app',
  theSoundFileIsKept: 'The sound file is kept as a recording. Its tasks appear once it is transcribed.',
};
