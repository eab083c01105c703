export default {
  groups: {
    Everywhere: 'Everywhere',
    'Go to': 'Go to',
    Lists: 'Lists',
    Task: 'Task',
    Timer: 'Timer',
    Voice: 'Voice',
  },
  /** Between keys that are pressed one after the other. */
  afterwards: 'then',
  /** Between keys that do the same. */
  or: 'or',
  keyboardShortcuts: 'Keyboard shortcuts',
  /** What keys are labeled with. */
  keys: {
    Mod: 'Ctrl',
    Shift: 'Shift',
    Enter: 'Enter',
    Escape: 'Esc',
    Space: 'Space',
    Delete: 'Delete',
    Backspace: 'Backspace',
  },
};
