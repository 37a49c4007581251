declare module 'virtual:desk-words' {
  const words: import('../words.ts').DeskWords;
  export default words;
}
