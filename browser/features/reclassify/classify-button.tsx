import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { t } from '#browser/i18n/organize.ts';
import { hasActiveModel } from '#browser/model/captures/has-active-model.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';

const ReclassifyDialog = loadableDialog(() => import('./reclassify-dialog.tsx'));
const ModelReclassifyDialog = loadableDialog(() => import('./model-reclassify-dialog.tsx'));

/** Asks for confirmation, then proposes better themes: with the active language model, or on this device. */
export function ClassifyButton({ disabled }: { disabled: boolean }) {
  const [isLooking, setIsLooking] = useState(false);
  const [running, setRunning] = useState<'here' | 'with a model'>();

  const begin = async () => {
    setIsLooking(true);
    const hasModel = await hasActiveModel();
    setIsLooking(false);
    if (hasModel) setRunning('with a model');
    else if (await ask({ ...t.classifyQuestion, confirm: t.continue, cancel: t.cancel })) setRunning('here');
  };

  const close = () => setRunning(undefined);
  return (
    <>
      <Button
        size="compact"
        icon={<Sparkles className="size-4" />}
        disabled={disabled}
        busy={isLooking}
        onClick={begin}
      >
        {t.classifyTasks}
      </Button>
      {running === 'here' && <ReclassifyDialog onClose={close} />}
      {running === 'with a model' && <ModelReclassifyDialog onClose={close} />}
    </>
  );
}
