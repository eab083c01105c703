import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { SureOfTheme, ThemeQuestion } from '#browser/features/filing/theme-question.tsx';
import { openWhyTheme } from '#browser/features/filing/why-theme.tsx';
import { t } from '#browser/i18n/task-details.ts';
import { createProject } from '#browser/model/projects/project-mutations.ts';
import { inboxLook, type ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { createTheme } from '#browser/model/themes/theme-mutations.ts';
import { createThread } from '#browser/model/threads/thread-mutations.ts';
import { useRows, useStore } from '#browser/store/use-store.ts';
import { toReadableColor } from '#browser/ui/color.ts';
import { Combobox } from '#browser/ui/combobox.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { maxNameLength } from '#contract/limits.ts';
import type { Task } from '#contract/tasks.ts';
import { DetailRow } from './detail-row.tsx';
import type { EditTask } from './use-edit-task.ts';

/** Value of the option for no theme, thread or project. */
const none = '';
const maxThemeName = 60;

interface PlaceProps {
  task: Task;
  edit: EditTask;
}

/** Renders the theme and thread fields; typing searches, and creates one that does not exist. */
export function PlaceFields({ looks, ...props }: PlaceProps & { looks: ThemeLooks }) {
  return (
    <>
      <ThemeField looks={looks} {...props} />
      <ThreadField looks={looks} {...props} />
    </>
  );
}

function ThemeField({ task, edit, looks }: PlaceProps & { looks: ThemeLooks }) {
  const store = useStore();
  const look = looks.of(task.theme_id);
  return (
    <DetailRow
      label={t.theme}
      beside={
        <IconButton
          label={t.whyThisTheme}
          data-focus
          icon={<CircleQuestionMark className="size-4" />}
          onClick={() => openWhyTheme(task)}
        />
      }
    >
      <Combobox
        label={t.theme}
        hideLabel
        quiet
        size="compact"
        text={look.name}
        icon={<look.Icon className="size-4" style={{ color: look.color }} />}
        options={[inboxLook, ...looks.list].map(({ id, name, Icon, color }) => ({
          value: id ?? none,
          label: name,
          icon: <Icon className="size-4" style={{ color }} />,
        }))}
        chosen={[look.id ?? none]}
        onChoose={(value) => value !== (look.id ?? none) && void edit({ theme_id: value || null })}
        create={{
          offer: (name) => t.createTheme(name),
          onCreate: (name) =>
            toastOnError(
              createTheme(store, { name: name.slice(0, maxThemeName) }).then(({ id }) =>
                edit({ theme_id: id }),
              ),
              t.theThemeCouldNotBe,
            ),
        }}
      />
      <div className="@container mb-1.5 pl-3 empty:hidden">
        <SureOfTheme task={task} />
        <ThemeQuestion task={task} />
      </div>
    </DetailRow>
  );
}

/** Lists threads of the task's own theme first; choosing one of another theme moves the task there. */
function ThreadField({ task, edit, looks }: PlaceProps & { looks: ThemeLooks }) {
  const store = useStore();
  const threads = useRows('threads');
  const { id: theme_id } = looks.of(task.theme_id);
  const open = threads.filter(({ id, closed_at }) => closed_at === null || id === task.thread_id);
  const own = open.filter((thread) => thread.theme_id === theme_id);
  const others = open.filter((thread) => thread.theme_id !== theme_id);
  return (
    <DetailRow label={t.thread}>
      <Combobox
        label={t.thread}
        hideLabel
        quiet
        size="compact"
        placeholder={t.none}
        text={own.find(({ id }) => id === task.thread_id)?.title ?? ''}
        options={[
          { value: none, label: t.none },
          ...own.map(({ id, title }) => ({ value: id, label: title })),
          ...others.map(({ id, title, theme_id }) => ({
            value: id,
            label: title,
            hint: looks.of(theme_id).name,
          })),
        ]}
        chosen={[task.thread_id ?? none]}
        onChoose={(value) => void edit({ thread_id: value || null })}
        {...(theme_id !== null && {
          create: {
            offer: (title: string) => t.createThread(title),
            onCreate: (title: string) =>
              toastOnError(
                createThread(store, { title: title.slice(0, maxNameLength), theme_id }).then(({ id }) =>
                  edit({ thread_id: id }),
                ),
                t.theThreadCouldNotBe,
              ),
          },
        })}
      />
    </DetailRow>
  );
}

export function ProjectField({ task, edit }: PlaceProps) {
  const store = useStore();
  const projects = useRows('projects').filter(
    ({ id, archived_at }) => archived_at === null || id === task.project_id,
  );
  const project = projects.find(({ id }) => id === task.project_id);
  return (
    <DetailRow label={t.project}>
      <Combobox
        label={t.project}
        hideLabel
        quiet
        size="compact"
        placeholder={t.none}
        text={project?.name ?? ''}
        icon={project && <ProjectDot color={project.color} />}
        options={[
          { value: none, label: t.none },
          ...projects.map(({ id, name, color }) => ({
            value: id,
            label: name,
            icon: <ProjectDot color={color} />,
          })),
        ]}
        chosen={[project?.id ?? none]}
        onChoose={(value) => void edit({ project_id: value || null })}
        create={{
          offer: (name) => t.createProject(name),
          onCreate: (name) =>
            toastOnError(
              createProject(store, { name: name.slice(0, maxNameLength) }).then(({ id }) =>
                edit({ project_id: id }),
              ),
              t.theProjectCouldNotBe,
            ),
        }}
      />
    </DetailRow>
  );
}

function ProjectDot({ color }: { color: string }) {
  return <span style={{ background: toReadableColor(color) }} className="size-2.5 rounded-full" />;
}
