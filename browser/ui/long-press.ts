/** Time a finger rests for a long press. */
export const longPressMs = 450;
/** Distance it may move meanwhile. */
export const longPressTolerancePx = 10;
