import Pencil from 'lucide-react/icons/pencil';
import Search from 'lucide-react/icons/search';
import Trash from 'lucide-react/icons/trash-2';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { t } from '#browser/i18n/assistant.ts';
import { t as domainTexts } from '#browser/i18n/domain.ts';
import { conversationSearchDelayMs } from '#browser/limits.ts';
import {
  deleteConversation,
  listConversations,
  renameConversation,
  restoreConversation,
} from '#browser/model/assistant/assistant-calls.ts';
import { closeConversation } from '#browser/model/assistant/use-conversation.ts';
import { useStore } from '#browser/store/use-store.ts';
import { formatAgo } from '#browser/time/format-ago.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { controlLook } from '#browser/ui/field.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { NameDialog } from '#browser/ui/name-dialog.tsx';
import { shownOnHover } from '#browser/ui/shown-on-hover.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { Conversation } from '#contract/assistant.ts';
import { maxConversationTitleLength } from '#contract/limits.ts';
import { cleanLabel, labelProblem } from '#domain/labels.ts';
import { conversationHref } from './conversation-href.ts';

/** Lists the conversations, most recently used first, with search, rename and delete. */
export function ConversationList({
  currentId,
  version,
  onOpen,
  onDeleted,
}: {
  currentId: string | undefined;
  /** Changes when the list has to be reloaded. */
  version: number;
  onOpen?: () => void;
  /** Called when the current conversation was deleted. */
  onDeleted: () => void;
}) {
  const store = useStore();
  const [text, setText] = useState('');
  const search = useDebounced(text, conversationSearchDelayMs);
  const source = useServerData(useCallback(() => listConversations(search), [search]));
  const { reload } = source;
  useEffect(() => {
    if (version > 0) void reload();
  }, [version, reload]);

  const restore = async (id: string) => {
    try {
      await restoreConversation(id);
      await reload();
    } catch {
      toast({ text: t.theConversationCouldNotBe, tone: 'problem' });
    }
  };
  const rename = async ({ id }: Conversation, title: string) => {
    await renameConversation(id, title);
    await reload();
  };
  const remove = async ({ id }: Conversation) => {
    try {
      await deleteConversation(id);
    } catch {
      return toast({ text: t.theConversationCouldNotBeDeleted, tone: 'problem' });
    }
    closeConversation(store, id);
    if (id === currentId) onDeleted();
    toast({ text: t.conversationDeleted, action: { label: t.undo, onPress: () => restore(id) } });
    await reload();
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="relative">
        <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
        <input
          type="search"
          aria-label={t.searchConversations}
          placeholder={t.searchConversations}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={classNames(controlLook, 'h-9 pl-9 text-sm pointer-coarse:h-11')}
        />
      </div>
      <WhenLoaded source={source} loading={t.loadingYourConversations}>
        {(conversations) =>
          conversations.length === 0 ? (
            <p className="px-1 text-muted text-sm">
              {search === '' ? t.yourConversationsWillAppearHere : t.noConversationsMatch}
            </p>
          ) : (
            <ul aria-label={t.conversations} className="-mx-1 flex flex-col">
              {conversations.map((conversation) => (
                <ConversationRow
                  key={conversation.id}
                  conversation={conversation}
                  isCurrent={conversation.id === currentId}
                  onOpen={onOpen}
                  onRename={(title) =>
                    toastOnError(rename(conversation, title), t.theConversationCouldNotBeRenamed)
                  }
                  onDelete={() => remove(conversation)}
                />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
    </div>
  );
}

function ConversationRow({
  conversation: { id, title, updated_at },
  isCurrent,
  onOpen,
  onRename,
  onDelete,
}: {
  conversation: Conversation;
  isCurrent: boolean;
  onOpen: (() => void) | undefined;
  onRename: (title: string) => void;
  onDelete: () => void;
}) {
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <li
      className={classNames(
        'group/row relative flex items-center rounded-md',
        isCurrent ? 'bg-raised' : 'hover:bg-raised',
      )}
    >
      <Link
        href={conversationHref(id)}
        onClick={onOpen}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-11 min-w-0 grow flex-col justify-center rounded-md py-1.5 pl-3 focus-visible:outline-offset-[-2px]"
      >
        <span dir="auto" className="truncate">
          {title}
        </span>
        <span className="text-muted text-sm">{formatAgo(updated_at, new Date())}</span>
      </Link>
      <div className={classNames('flex shrink-0', shownOnHover)}>
        <IconButton
          label={t.renameThis(title)}
          icon={<Pencil className="size-4" />}
          onClick={() => setIsRenaming(true)}
        />
        <IconButton label={t.deleteThis(title)} icon={<Trash className="size-4" />} onClick={onDelete} />
      </div>
      {isRenaming && (
        <NameDialog
          title={t.renameConversation}
          name={title}
          selected
          confirm={t.save}
          onSubmit={(text) => {
            const name = cleanLabel(text);
            const problem = labelProblem(
              name,
              { of: 'conversation', max: maxConversationTitleLength },
              domainTexts,
            );
            if (!problem && name !== title) onRename(name);
            return problem;
          }}
          onClose={() => setIsRenaming(false)}
        />
      )}
    </li>
  );
}

/** Returns the text debounced: its value after it has not changed for `delayMs`. */
function useDebounced(text: string, delayMs: number): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setDebounced, delayMs, text);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return debounced;
}
