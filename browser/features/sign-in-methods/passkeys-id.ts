/** The id of the heading, which links lead to. */
export const passkeysId = 'passkeys';
