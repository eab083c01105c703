export default {
  buttonInputTextareaSelectPopover: 'button, input, textarea, select, [popover]',
};
