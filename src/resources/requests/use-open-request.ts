import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The address's parameter for the request that is open; mails lead to it. */
const parameter = 'request';

/** The request that is open. It stands in the address beside the list's own parameters, so that going back closes it. */
export const useOpenRequest = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  return {
    openId: search.get(parameter) ?? undefined,
    open: (id: string) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(parameter, id);
          return after;
        },
        { state: openedHere },
      ),
    close: () => {
      // Otherwise going back would lead to the list a second time.
      if ((state as typeof openedHere | null)?.isOpenedHere) return void navigate(-1);
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(parameter);
          return after;
        },
        { replace: true },
      );
    },
  };
};

const openedHere = { isOpenedHere: true } as const;
