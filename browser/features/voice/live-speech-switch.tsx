import { useState } from 'react';
import { t } from '#browser/i18n/voice.ts';
import { downloadRecognition } from '#browser/model/voice/speech-recognition.ts';
import { Switch } from '#browser/ui/switch.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { LiveSpeech } from './use-live-speech.ts';

/** Lets the user turn live tasks on or off, and says where the sound is processed. */
export function LiveSpeechSwitch({ live }: { live: LiveSpeech }) {
  const [isDownloading, setDownloading] = useState(false);
  if (!live.place) return null;
  const download = async () => {
    setDownloading(true);
    const worked = await downloadRecognition(navigator.language);
    setDownloading(false);
    if (!worked || (await live.findPlace()) !== 'device')
      toast({
        text: t.yourBrowserCouldNotDownload,
        tone: 'problem',
      });
  };
  const change = (isOn: boolean) => {
    live.setOn(isOn);
    if (isOn && live.place === 'download') void download();
  };
  return (
    <div className="w-full max-w-md text-left">
      <Switch
        label={t.understandHere}
        hint={isDownloading ? t.downloading : t.understandHereHints[live.place]}
        checked={live.isOnFor(live.place) || isDownloading}
        onChange={change}
      />
    </div>
  );
}
