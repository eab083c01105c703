/** How what opens over the page looks, when it is no dialog. */
export const panelLook =
  'appear fixed inset-auto m-0 overflow-y-auto rounded-md border border-hairline bg-surface text-text floating';
