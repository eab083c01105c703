/** The id of the section's heading. */
export const programsId = 'connected-programs';
