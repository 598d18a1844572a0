/** A page while it is being fetched: a page already, with a heading, for whoever hears it instead of seeing it. */
export const Fetching = ({ what }: { readonly what: string }) => (
  <main className="p-6" data-fetching>
    <h1 className="text-base font-normal text-soft">{what}</h1>
  </main>
);
