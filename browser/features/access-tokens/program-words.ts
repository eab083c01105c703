/** The id of the section's heading. */
export const programsId = 'connected-programs';

export const loadingPrograms = 'Loading your connected programs';
