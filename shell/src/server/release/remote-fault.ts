/** What a version of a remote did wrong on the server. */
export type RemoteFault = {
  /** It could not be loaded, threw or hung while a page was rendered, or kept a page waiting for its data. */
  kind: 'load' | 'render' | 'hang' | 'late';
  remote: string;
  version: string;
};
export type ReportFault = (fault: RemoteFault) => void;
