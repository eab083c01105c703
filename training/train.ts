/** Trains both models of the intake; `--check` only says how well they do. */
import './train-theme.ts';
import './train-speech.ts';
