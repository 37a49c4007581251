import type { Country, Version } from '../schemas/countries.ts';
import { getAll, once } from './get-content.ts';

/** Every country of ISO 3166: its two letters, and its three. */
const ISO_CODES = `
  ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA
  AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES
  BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK
  CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA
  DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA
  GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS
  GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD
  IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA
  KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA
  LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ
  MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC
  NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM
  PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC
  SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV
  SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR
  TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR
  VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE
`;
const ENGLISH = new Intl.DisplayNames('en-GB', { type: 'region' });

type Known = Omit<Country, 'name' | 'payroll'>;
/** A country with what the records know of it. */
export interface KnownCountry extends Known {
  code3: string;
  name: string;
  /** The name where there is little room. */
  short: string;
  payroll: Readonly<Record<'ecp' | 's4', Version>>;
}

const UNKNOWN = { version: 'unknown' } as const;

/** All countries by name; content/countries/ says what is known of some, the Unicode tables how the others are called. */
export const getCountries = once((): KnownCountry[] => {
  const records = new Map(getAll('countries').map((record) => [record.code, record]));
  return ISO_CODES.trim()
    .split(/\s+/)
    .map((codes): KnownCountry => {
      const [code, code3] = [codes.slice(0, 2), codes.slice(2)];
      const record = records.get(code);
      const name = record?.name ?? `${ENGLISH.of(code)}`.replaceAll(' & ', ' and ');
      const payroll = record?.payroll ?? { ecp: UNKNOWN, s4: UNKNOWN };
      return { ...record, code, code3, name, short: record?.short ?? name, payroll };
    })
    .sort((m, n) => m.name.localeCompare(n.name, 'en'));
});

export function getCountry(code: string): KnownCountry {
  const found = getCountries().find((country) => country.code === code);
  if (!found) throw new Error(`There is no country with the code ${code}: correct it.`);
  return found;
}
