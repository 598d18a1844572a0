import { create } from 'zustand';

/** The browser's offer to install the client, which it makes once and leaves to us to show. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

interface Installing {
  readonly offer: Offer | undefined;
  readonly isInstalled: boolean;
}

export const useInstalling = create<Installing>()(() => ({ offer: undefined, isInstalled: false }));

export function awaitOffer(): void {
  useInstalling.setState({ isInstalled: matchMedia('(display-mode: standalone)').matches });
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstalling.setState({ offer: event as Offer });
  });
  addEventListener('appinstalled', () => useInstalling.setState({ offer: undefined, isInstalled: true }));
}

/** An offer can be taken up once. */
export async function install(): Promise<void> {
  const { offer } = useInstalling.getState();
  useInstalling.setState({ offer: undefined });
  await offer?.prompt();
}
