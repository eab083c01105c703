import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { type AuthField, type AuthProblem, type AuthWords, describeAuthError } from './auth-errors.ts';

/** Props that a form passes to each of its fields. */
export interface AuthFieldProps {
  name: AuthField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/**
 * Manages a sign-in form: one submission at a time, and one problem at a time. The problem is shown at its field, which
 * gets the focus, and disappears with the next edit.
 */
export function useAuthForm<Values extends Partial<Record<AuthField, string>>>({
  words,
  initial,
  check,
  submit,
}: {
  words: AuthWords;
  initial: Values;
  /** Returns the first problem with the values, before they are sent. */
  check: (values: Values) => AuthProblem | undefined;
  submit: (values: Values) => Promise<unknown>;
}) {
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState<AuthProblem>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);

  useLayoutEffect(() => {
    const field = problem?.field && form.current?.elements.namedItem(problem.field);
    if (field instanceof HTMLInputElement) field.focus();
  }, [problem]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting.current) return;
    const found = check(values);
    setProblem(found);
    if (found) return;
    isSubmitting.current = true;
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      setProblem(describeAuthError(words, error));
    } finally {
      isSubmitting.current = false;
      setBusy(false);
    }
  }

  return {
    values,
    busy,
    /** A problem with the form as a whole. */
    problem: problem?.field ? undefined : problem,
    setProblem,
    /** Resets the form to its initial values. */
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
