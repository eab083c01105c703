/** Class names of panels that open over the page, such as menus and popovers. */
export const panelLook =
  'appear fixed inset-auto m-0 overflow-y-auto rounded-md border border-hairline bg-surface text-text floating';
