/** Class names of the frame around the options of a segmented control. */
export const segmentedControlFrame = 'rounded-md border border-hairline bg-raised p-0.5';
