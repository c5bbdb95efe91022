/** What of React an element gets whose content the server has drawn: React leaves it as it is. */
export const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };
