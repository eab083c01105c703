import MessagesSquare from 'lucide-react/icons/messages-square';
import SquarePen from 'lucide-react/icons/square-pen';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { useLocation, useSearch } from 'wouter';
import { t } from '#browser/i18n/assistant.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { useConversation } from '#browser/model/assistant/use-conversation.ts';
import { useModelAccess } from '#browser/model/language-models/use-model-access.ts';
import { useStoreStatus } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';
import { Sheet } from '#browser/ui/sheet.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { usePublishedHeight } from '#browser/ui/use-published-height.ts';
import { readQuestionKind } from './answer-words.ts';
import { Composer } from './composer.tsx';
import { assistantHref, conversationHref, readConversationId } from './conversation-href.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationView } from './conversation-view.tsx';
import { ExampleCards } from './example-cards.tsx';
import { linkToAdmin } from './link-to-admin.tsx';

/** Shows a conversation with the assistant, next to the list of all conversations. */
export function Assistant() {
  const [, navigate] = useLocation();
  const addressed = readConversationId(useSearch());
  const [newId, setNewId] = useState(uuidv7);
  const id = addressed ?? newId;
  const [isListOpen, setIsListOpen] = useState(false);
  const { conversation, status, exchanges } = useConversation(id, addressed === null);
  const isStored = exchanges.some((one) => one.isStored);
  // The conversation is put into the address as soon as the server has it, so that it survives a reload.
  useEffect(() => {
    if (isStored && addressed === null) navigate(conversationHref(id), { replace: true });
  }, [isStored, addressed, id, navigate]);

  const begin = () => {
    setNewId(uuidv7());
    navigate(assistantHref);
  };
  const list = (onOpen?: () => void) => (
    <ConversationList
      currentId={addressed ?? undefined}
      version={exchanges.filter((one) => one.isStored).length}
      {...(onOpen && { onOpen })}
      onDeleted={begin}
    />
  );
  const isEmpty = exchanges.length === 0 && status === 'ready';

  const bar = useRef<HTMLDivElement>(null);
  usePublishedHeight(bar);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const write = (next: string) => {
    setText(next);
    field.current?.focus();
  };
  const send = () => {
    const question = readQuestionKind(text);
    conversation.ask(question.text, question.kind);
    setText('');
  };
  // Not on phones, where the keyboard would cover the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening another conversation focuses the field
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <Page
      title={t.aiAssistant}
      width="columns"
      actions={
        <>
          <Button
            size="compact"
            icon={<MessagesSquare className="size-4" />}
            onClick={() => setIsListOpen(true)}
            className="xl:hidden"
          >
            <span className="max-sm:sr-only">{t.conversations}</span>
          </Button>
          <Button
            size="compact"
            aria-label={t.newConversation}
            icon={<SquarePen className="size-4" />}
            disabled={isEmpty}
            onClick={begin}
          >
            <span className="max-sm:sr-only">{t.new}</span>
          </Button>
        </>
      }
    >
      <div className="-mb-24 justify-between gap-10 xl:grid xl:grid-cols-[minmax(0,47.5rem)_16rem]">
        <div className="flex min-h-[calc(100dvh-9.5rem-var(--thumb-bar))] w-full max-w-list flex-col md:min-h-[calc(100dvh-7.5rem)]">
          <div className="flex grow flex-col">
            <Body status={status} onBegin={begin} onRetry={conversation.load}>
              {isEmpty ? (
                <Beginning onTake={write} />
              ) : (
                <ConversationView conversation={conversation} exchanges={exchanges} />
              )}
            </Body>
          </div>
          <div
            ref={bar}
            className="sticky bottom-[calc(var(--thumb-bar)+var(--keyboard,0px))] z-1 bg-ground pt-3 pb-4"
          >
            <Composer
              field={field}
              text={text}
              lastQuestion={exchanges.at(-1)?.question.text}
              isAnswering={exchanges.at(-1)?.answer?.status === 'arriving'}
              onType={write}
              onSend={send}
              onStop={conversation.stop}
            />
          </div>
        </div>
        <aside aria-label={t.conversations} className="max-xl:hidden">
          <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto">{list()}</div>
        </aside>
      </div>
      {isListOpen && (
        <Sheet title={t.conversations} side="right" onClose={() => setIsListOpen(false)}>
          {list(() => setIsListOpen(false))}
        </Sheet>
      )}
    </Page>
  );
}

function Body({
  status,
  onBegin,
  onRetry,
  children,
}: {
  status: ReturnType<typeof useConversation>['status'];
  onBegin: () => void;
  onRetry: () => void;
  children: ReactNode;
}) {
  if (status === 'loading') return <Skeleton label={t.loadingTheConversation} lines={6} />;
  if (status === 'missing')
    return (
      <EmptyState title={t.noSuchConversation} action={<Button onClick={onBegin}>{t.startANewOne}</Button>}>
        {t.itMayHaveBeenDeleted}
      </EmptyState>
    );
  if (status === 'unreachable')
    return (
      <EmptyState title={t.thisConversationIsOnThe} action={<Button onClick={onRetry}>{t.tryAgain}</Button>}>
        {t.itCannotBeReachedRight}
      </EmptyState>
    );
  return children;
}

/** Shows what the assistant can do, before the first question. */
function Beginning({ onTake }: { onTake: (text: string) => void }) {
  return (
    <div className="my-auto flex flex-col gap-5 py-6">
      <p className="text-balance font-serif text-xl sm:text-center sm:text-2xl">{t.whatWouldYouLikeTo}</p>
      <AccessNotice />
      <ExampleCards onTake={onTake} />
    </div>
  );
}

/** Explains what the assistant cannot do without a language model or offline. */
function AccessNotice() {
  const access = useModelAccess();
  const { connection } = useStoreStatus();
  if (access === 'none')
    return (
      <p className="text-pretty text-muted text-sm sm:text-center">
        <RichText text={t.noModel} tags={{ link: linkToAdmin }} />
      </p>
    );
  if (access === 'offline')
    return (
      <p className="text-pretty text-muted text-sm sm:text-center">
        {connection === 'offline' ? t.offlineSoSearched : t.unreachableSoSearched}
      </p>
    );
  return null;
}
