export default {
  moveUp: 'Move up',
  moveDown: 'Move down',
  open: 'open',
};
