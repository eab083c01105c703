/** Milliseconds a finger rests for a long press. */
export const longPress = 450;
/** Pixels it may move meanwhile. */
export const tolerance = 10;
