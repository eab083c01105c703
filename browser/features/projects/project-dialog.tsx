import { type SyntheticEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { toastWithUndo } from '#browser/features/activity/undo-toast.tsx';
import { useStore } from '#browser/store/store-provider.tsx';
import { Button } from '#browser/ui/button.tsx';
import { ColorField, paletteColor } from '#browser/ui/color-field.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { maxNameLength } from '#contract/limits.ts';
import type { Project } from '#contract/projects.ts';
import { cleanLabel, labelProblem } from '#domain/labels.ts';
import { projectHref } from './project-looks.ts';
import { createProject, updateProject } from './project-mutations.ts';

/** Makes a project and goes to it, or changes the name and colour of the given one. */
export default function ProjectDialog({ project, onClose }: { project?: Project; onClose: () => void }) {
  const store = useStore();
  const [, navigate] = useLocation();
  const id = useId();
  const [name, setName] = useState(project?.name ?? '');
  const [color, setColor] = useState(
    () => project?.color ?? paletteColor(store.replica.projects.rows().length),
  );
  const [problem, setProblem] = useState<string>();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const label = cleanLabel(name);
    const wrong = labelProblem(label, { of: 'project', max: maxNameLength });
    if (wrong) return setProblem(wrong);
    onClose();
    try {
      if (!project) navigate(projectHref(await createProject(store, { name: label, color })));
      else if (label !== project.name || color !== project.color)
        toastWithUndo(store, 'Project changed', await updateProject(store, project, { name: label, color }));
    } catch {
      toast({ text: 'The project could not be saved. Please try again.', tone: 'problem' });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={project ? 'Edit project' : 'New project'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={id}>
            {project ? 'Save' : 'Create project'}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          data-autofocus
          label="Name"
          dir="auto"
          value={name}
          onChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
          error={problem}
        />
        <ColorField value={color} onChange={setColor} />
      </form>
    </Dialog>
  );
}
