import { useState } from 'react';
import { useLocation } from 'wouter';
import { t as domainTexts } from '#browser/i18n/domain.ts';
import { t } from '#browser/i18n/projects.ts';
import { projectHref } from '#browser/model/projects/project-looks.ts';
import { createProject, updateProject } from '#browser/model/projects/project-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { ColorField, pickPaletteColor } from '#browser/ui/color-field.tsx';
import { NameDialog } from '#browser/ui/name-dialog.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { maxNameLength } from '#contract/limits.ts';
import type { Project } from '#contract/projects.ts';
import { cleanLabel, labelProblem } from '#domain/labels.ts';

/** Creates a project and opens it, or changes the name and color of the given one. */
export default function ProjectDialog({ project, onClose }: { project?: Project; onClose: () => void }) {
  const store = useStore();
  const [, navigate] = useLocation();
  const [color, setColor] = useState(
    () => project?.color ?? pickPaletteColor(store.replica.projects.rows().length),
  );

  const save = async (name: string) => {
    if (!project) {
      const made = await createProject(store, { name, color });
      navigate(projectHref(made));
      toastWithUndo(store, t.projectCreated(name), made.id);
    } else if (name !== project.name || color !== project.color)
      toastWithUndo(store, t.projectChanged, await updateProject(store, project, { name, color }));
  };

  return (
    <NameDialog
      title={project ? t.editProject : t.newProject}
      name={project?.name ?? ''}
      confirm={project ? t.save : t.createProject}
      onSubmit={(text) => {
        const name = cleanLabel(text);
        const problem = labelProblem(name, { of: 'project', max: maxNameLength }, domainTexts);
        if (!problem) toastOnError(save(name), t.theProjectCouldNotBe);
        return problem;
      }}
      onClose={onClose}
    >
      <ColorField value={color} onChange={setColor} />
    </NameDialog>
  );
}
