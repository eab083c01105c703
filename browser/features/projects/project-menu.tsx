import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { MoveInOrder } from '#browser/features/navigation/move-in-order.tsx';
import { t } from '#browser/i18n/projects.ts';
import { tellMove } from '#browser/model/order/tell-move.ts';
import { projectHref } from '#browser/model/projects/project-looks.ts';
import { archiveProject, deleteProject, moveProject } from '#browser/model/projects/project-mutations.ts';
import { useOpenProjects } from '#browser/model/projects/project-queries.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Menu, MenuItem, MenuSeparator } from '#browser/ui/menu.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import type { Project } from '#contract/projects.ts';

const ProjectDialog = loadableDialog(() => import('./project-dialog.tsx'));

/** Renders the actions for a project. `onGone` is called after it is deleted. */
export function ProjectMenu({
  project,
  open = true,
  onGone,
}: {
  project: Project;
  /** Adds a link to the project's page. */
  open?: boolean;
  onGone?: () => void;
}) {
  const store = useStore();
  const [, navigate] = useLocation();
  const [editing, setEditing] = useState(false);
  const projects = useOpenProjects();
  const isArchived = project.archived_at !== null;

  const say = async (going: Promise<string>, said: string, gone = false) => {
    if (gone) onGone?.();
    const failed = t.theProjectCouldNotBeChanged;
    if (await toastOutcomeWithUndo(store, said, going, failed)) restoreFocus();
  };

  return (
    <>
      <Menu
        label={t.projectOf(project.name)}
        trigger={<IconButton label={t.projectMore(project.name)} icon={<Ellipsis className="size-4" />} />}
      >
        {open && (
          <MenuItem icon={<ArrowRight className="size-4" />} onSelect={() => navigate(projectHref(project))}>
            {t.openProject}
          </MenuItem>
        )}
        <MenuItem icon={<Pencil className="size-4" />} onSelect={() => setEditing(true)}>
          {t.nameAndColor}
        </MenuItem>
        {!isArchived && (
          <MoveInOrder
            rows={projects}
            id={project.id}
            onMove={(place) => void tellMove(store, project.name, moveProject(store, project.id, place))}
          />
        )}
        {isArchived ? (
          <MenuItem
            icon={<ArchiveRestore className="size-4" />}
            onSelect={() => say(archiveProject(store, project, false), t.projectUnarchived)}
          >
            {t.unarchiveProject}
          </MenuItem>
        ) : (
          <MenuItem
            icon={<Archive className="size-4" />}
            onSelect={() => say(archiveProject(store, project, true), t.projectArchived)}
          >
            {t.archiveProject}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem
          danger
          icon={<Trash className="size-4" />}
          onSelect={() => say(deleteProject(store, project), t.projectDeletedItsTasksWere, true)}
        >
          {t.deleteProject}
        </MenuItem>
      </Menu>
      {editing && <ProjectDialog project={project} onClose={() => setEditing(false)} />}
    </>
  );
}
