import { createRoot } from 'react-dom/client';
import { FullscreenLoader } from '#features/session/fullscreen-loader.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { configureApi, resetApi } from '#lib/api/call.ts';
import { loadConfig } from '#lib/config/config.ts';
import { forgetSelection } from '#lib/selection/forget.ts';
import { createIdentity } from '#lib/session/identity.ts';
import { createSession, type Session } from '#lib/session/session.ts';
import { followSystemTheme } from '#lib/theme/theme.ts';
import { SomethingWentWrong } from '#ui/error-boundary.tsx';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import './styles.css';

const root = createRoot(document.getElementById('root') as HTMLElement);
root.render(<FullscreenLoader />);
followSystemTheme();

// No `await` out here: what is fetched later needs parts of this file, and would wait for it as it waits for them.
void begin();

async function begin() {
  try {
    const config = await loadConfig();
    configureApi(config.apiUrl, () => session.whenReady());
    const client = createQueryClient(async (queries) => {
      if (await session.renew()) await queries.invalidateQueries();
    });
    const session: Session = createSession({
      identity: createIdentity(config),
      onUserChange: () => forgetSelection(client),
      onReset: () => {
        resetApi();
        client.clear();
      },
    });
    root.render(<App config={config} session={session} client={client} />);
    await session.start();
  } catch (cause) {
    root.render(<SomethingWentWrong message={messageOf(cause)} onTryAgain={() => window.location.reload()} />);
  }
}
