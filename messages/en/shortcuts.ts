export default {
  inputTextareaSelect: 'input, textarea, select',
  mod: 'Mod+',
  shift: 'Shift+',
  arrow: 'Arrow',
  afterwards: 'then',
  keyboardShortcuts: 'Keyboard shortcuts',
};
