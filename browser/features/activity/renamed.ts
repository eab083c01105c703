import { shortened } from '#browser/ui/shortened.ts';
import { toast } from '#browser/ui/toast-queue.ts';

/** A theme that came back under another name, because a new one has its own. */
export interface Renamed {
  name: string;
  as: string;
}

export function sayRenamed(renamed: readonly Renamed[]): void {
  for (const { name, as } of renamed)
    toast({
      text: `There is a new theme called “${shortened(name, 40)}”: the other one is now “${shortened(as, 40)}”`,
    });
}
