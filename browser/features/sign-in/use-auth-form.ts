import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { type AuthAction, type AuthField, type AuthProblem, describeAuthError } from './auth-errors.ts';

/** What a form gives to one of its fields. */
export interface AuthFieldProps {
  name: AuthField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/**
 * What every sign-in form shares: one submission at a time, one problem at a time, shown at its field, which gets the
 * focus, and gone with the next edit.
 */
export function useAuthForm<Values extends Partial<Record<AuthField, string>>>({
  action,
  initial,
  check,
  submit,
}: {
  action: AuthAction;
  initial: Values;
  /** The first thing wrong with the values, before the server is asked. */
  check: (values: Values) => AuthProblem | undefined;
  submit: (values: Values) => Promise<void>;
}) {
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState<AuthProblem>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);

  useLayoutEffect(() => {
    const field = problem?.field && form.current?.elements.namedItem(problem.field);
    if (field instanceof HTMLInputElement) field.focus();
  }, [problem]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (running.current) return;
    const wrong = check(values);
    setProblem(wrong);
    if (wrong) return;
    running.current = true;
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      setProblem(describeAuthError(action, error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    values,
    busy,
    /** Of the form as a whole. */
    problem: problem?.field ? undefined : problem,
    setProblem,
    /** Empties the form as it was at first. */
    reset: () => setValues(initial),
    form: { ref: form, onSubmit, method: 'post', noValidate: true },
    field: (name: AuthField & keyof Values & string): AuthFieldProps => ({
      name,
      value: values[name] ?? '',
      error: problem?.field === name ? problem.text : undefined,
      onChange: (value: string) => {
        setValues((before) => ({ ...before, [name]: value }));
        setProblem(undefined);
      },
    }),
  };
}
