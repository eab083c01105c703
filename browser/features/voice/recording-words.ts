export const processingFailed = 'Failed to process voice recording. Please try again.';

export const nothingRecorded = 'Nothing was recorded. Check the microphone, then try again.';

export const recordingNotDeleted = 'The recording could not be deleted. Please try again.';
