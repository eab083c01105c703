import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';

const ReclassifyDialog = loadableDialog(() => import('./reclassify-dialog.tsx'));

/** Asks for confirmation, then reclassifies all tasks. */
export function ClassifyButton({ disabled }: { disabled: boolean }) {
  const [running, setRunning] = useState(false);

  const begin = async () => {
    const sure = await ask({
      title: 'Classify Tasks',
      text: 'This will re-classify ALL your tasks using the improved LLM logic. Tasks will be moved to proper standard themes (Work, Personal, Health, etc.). Continue?',
      confirm: 'Continue',
      cancel: 'Cancel',
    });
    if (sure) setRunning(true);
  };

  return (
    <>
      <Button size="compact" icon={<Sparkles className="size-4" />} disabled={disabled} onClick={begin}>
        Classify Tasks
      </Button>
      {running && <ReclassifyDialog onClose={() => setRunning(false)} />}
    </>
  );
}
