import app from './app.ts';
import pageStates from './page-states.ts';
import signIn from './sign-in.ts';
import ui from './ui.ts';

export default { app, 'page-states': pageStates, 'sign-in': signIn, ui };
