import app from './app.ts';
import pageStates from './page-states.ts';
import secondFactors from './second-factors.ts';
import signIn from './sign-in.ts';
import signUp from './sign-up.ts';
import singleSignOn from './single-sign-on.ts';
import ui from './ui.ts';

export default {
  'single-sign-on': singleSignOn,
  'second-factors': secondFactors,
  'sign-up': signUp,
  app,
  'page-states': pageStates,
  'sign-in': signIn,
  ui,
};
