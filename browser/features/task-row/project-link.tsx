import FolderOpen from 'lucide-react/icons/folder-open';
import { Link } from 'wouter';
import { t } from '#browser/i18n/task-row.ts';
import { projectColor, projectHref } from '#browser/model/projects/project-looks.ts';
import { useProject } from '#browser/model/projects/project-queries.ts';

/** Renders the name of a task's project as a link to its page. */
export function ProjectLink({ id }: { id: string }) {
  const project = useProject(id);
  if (!project) return null;
  return (
    <Link
      href={projectHref(project)}
      draggable={false}
      // Too small for a finger, which opens the task instead.
      className="pointer-coarse:pointer-events-none -my-1 inline-flex min-h-6 max-w-40 items-center gap-1 rounded-sm hover:text-text hover:underline"
    >
      <FolderOpen className="size-3.5 shrink-0" style={{ color: projectColor(project) }} />
      <span dir="auto" className="truncate">
        <span className="sr-only">{t.projectPrefix}</span>
        {project.name}
      </span>
    </Link>
  );
}
