SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account (
    id text NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    settings text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    email text,
    password_hash text,
    first_name text,
    last_name text,
    display_name text,
    merged_into text,
    status text DEFAULT 'active'::text NOT NULL,
    plan integer,
    is_entitled integer DEFAULT 0 NOT NULL,
    ip_data text DEFAULT '{}'::text NOT NULL,
    email_verified_at bigint,
    feedback_requested_at bigint
);
CREATE TABLE public.built_file (
    name text NOT NULL,
    account_id text NOT NULL,
    content_key text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.feedback (
    id text NOT NULL,
    at bigint NOT NULL,
    account_id text,
    email text,
    message text NOT NULL
);
CREATE TABLE public.gallery_template (
    uuid text NOT NULL,
    card text NOT NULL,
    document text NOT NULL,
    saved_by text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.job (
    id text NOT NULL,
    kind text NOT NULL,
    payload text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    due_at bigint NOT NULL,
    leased_by text,
    last_error text,
    created_at bigint NOT NULL,
    finished_at bigint
);
CREATE TABLE public.log_entry (
    id text NOT NULL,
    at bigint NOT NULL,
    level text NOT NULL,
    lmid text NOT NULL,
    account_id text,
    ip text NOT NULL,
    verb text NOT NULL,
    path text NOT NULL,
    content text NOT NULL,
    body text
);
CREATE TABLE public.one_time_token (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    purpose text NOT NULL,
    payload text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE public.provider (
    id text NOT NULL,
    account_id text NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    profile text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.purchase_order (
    id text NOT NULL,
    account_id text,
    email text NOT NULL,
    name text NOT NULL,
    static_id text,
    template_uuid text,
    gs_url text,
    price_cents integer NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.rate_limit (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.schema_version (
    version integer NOT NULL,
    name text NOT NULL,
    applied_at bigint NOT NULL
);
CREATE TABLE public.session (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    created_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    id text DEFAULT ''::text NOT NULL,
    ip text DEFAULT ''::text NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.template (
    uuid text NOT NULL,
    account_id text NOT NULL,
    name text NOT NULL,
    summary text NOT NULL,
    revision integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint,
    document text NOT NULL
);
CREATE TABLE public.template_version (
    id text NOT NULL,
    template_uuid text NOT NULL,
    kind text NOT NULL,
    revision integer NOT NULL,
    name text NOT NULL,
    saved_at bigint NOT NULL,
    document text NOT NULL
);
CREATE TABLE public.usage_count (
    day text NOT NULL,
    event text NOT NULL,
    screen text NOT NULL,
    amount integer NOT NULL
);
INSERT INTO public.account VALUES ('146462c6-6af2-4ffe-8f50-37e75186d6dd', 'user', 'en', '{}', 1795237200000, 1795244400000, 'miller@example.com', '$argon2id$v=19$m=19456,t=2,p=1$+lGfuqrhfEyniPAXHwE2EQ$MbgxmrIRRV46AxC217XugBIPzshCFfBr4q1k2seoeUI', NULL, NULL, NULL, NULL, 'active', NULL, 0, '{"ip":"127.0.0.1"}', NULL, NULL);
INSERT INTO public.account VALUES ('cb984a1b-0317-4c8a-afc0-db927caeedd8', 'anonymous', 'en', '{}', 1795219200000, 1795248000000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL);
INSERT INTO public.job VALUES ('eaa36be5-67ab-44f3-8a29-a880fc4e8042', 'letter', '{}', 'done', 1, 1795244460000, NULL, NULL, 1795244400000, 1795248000000);
INSERT INTO public.log_entry VALUES ('85b982de-18e2-4ab0-a46e-67e6b74d9f56', 1795219200000, 'info', 'index-server-started', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 5472', NULL);
INSERT INTO public.log_entry VALUES ('b539cb5f-bc96-4a8f-9f93-6caa0940f5d2', 1795244400000, 'info', 'user-registered', '146462c6-6af2-4ffe-8f50-37e75186d6dd', '127.0.0.1', 'POST', '/api/user/register', 'registered', NULL);
INSERT INTO public.log_entry VALUES ('4b8268d1-4411-42f7-b056-eada45110992', 1795248000000, 'info', 'index-server-stopped', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 5472', NULL);
INSERT INTO public.schema_version VALUES (1, '001-accounts', 1795219200000);
INSERT INTO public.schema_version VALUES (2, '002-templates', 1795219200000);
INSERT INTO public.schema_version VALUES (3, '003-built-files', 1795219200000);
INSERT INTO public.schema_version VALUES (4, '004-rate-limits', 1795219200000);
INSERT INTO public.schema_version VALUES (5, '005-sign-in', 1795219200000);
INSERT INTO public.schema_version VALUES (6, '006-template-versions', 1795219200000);
INSERT INTO public.schema_version VALUES (7, '007-gallery', 1795219200000);
INSERT INTO public.schema_version VALUES (8, '008-orders', 1795219200000);
INSERT INTO public.schema_version VALUES (9, '009-jobs', 1795219200000);
INSERT INTO public.schema_version VALUES (10, '010-journal', 1795219200000);
INSERT INTO public.schema_version VALUES (11, '011-builds', 1795219200000);
INSERT INTO public.session VALUES ('545d4fd609589b38ed67841a02a250613ce4d4a938feaa25f2e0bd8200e9ffaa', 'cb984a1b-0317-4c8a-afc0-db927caeedd8', 1795219200000, 1795219200000, 1829779200000, '513dd2da-0518-4ce7-b049-a8436be704f1', '127.0.0.1', 'Firefox/140');
INSERT INTO public.session VALUES ('bf98fc0dfcb761befef6d4815e6b9cabe9e1553c33eeb1901c186f1fbcf63ee6', '146462c6-6af2-4ffe-8f50-37e75186d6dd', 1795237200000, 1795244400000, 1795244400000, 'cbedaa38-3136-42a6-a097-10607aa1e901', '127.0.0.1', 'Firefox/140');
INSERT INTO public.session VALUES ('ff3225c54a5fc884a1a537b18a38164a6d540a714f30a1eeb505bdf4b3242f3a', '146462c6-6af2-4ffe-8f50-37e75186d6dd', 1795244400000, 1795244400000, 1829804400000, '7a8fdb98-481b-406a-967f-e26d8a930435', '127.0.0.1', 'Firefox/140');
INSERT INTO public.template VALUES ('7cd01173-0a7c-4df5-b1ee-92e887c5b11d', 'cb984a1b-0317-4c8a-afc0-db927caeedd8', 'Bakery', '{"description":"third","language":"en","services":[],"price":null,"isPublished":false}', 3, 1795222800000, 1795230000000, NULL, '{"uuid":"7cd01173-0a7c-4df5-b1ee-92e887c5b11d","version":"1.0","id":null,"timestamp":1795222800000,"name":"Bakery","description":"third","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('fe3c121e-0e4d-43a3-87af-814f3a1da9e2', 'cb984a1b-0317-4c8a-afc0-db927caeedd8', 'Café', '{"description":"only","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795233600000, 1795233600000, NULL, '{"uuid":"fe3c121e-0e4d-43a3-87af-814f3a1da9e2","version":"1.0","id":null,"timestamp":1795233600000,"name":"Café","description":"only","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('e85ef1a2-a5b8-4fa8-8f83-2eaf0708c15d', 'cb984a1b-0317-4c8a-afc0-db927caeedd8', 'Priced', '{"description":"a price in words","language":"en","services":[],"price":"free","isPublished":false}', 1, 1795237200000, 1795237200000, NULL, '{"uuid":"e85ef1a2-a5b8-4fa8-8f83-2eaf0708c15d","version":"1.0","id":null,"timestamp":1795237200000,"name":"Priced","description":"a price in words","language":"en","moneyUnits":"mln","price":"free","templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('b646f8bd-1d2e-4fb2-bb14-51ffc0aa32ed', '146462c6-6af2-4ffe-8f50-37e75186d6dd', 'Mill', '{"description":"second","language":"en","services":[],"price":null,"isPublished":false}', 2, 1795240800000, 1795244400000, NULL, '{"uuid":"b646f8bd-1d2e-4fb2-bb14-51ffc0aa32ed","version":"1.0","id":null,"timestamp":1795240800000,"name":"Mill","description":"second","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('1c9362f3-60ac-44d3-939c-542d43a03b38', 'cb984a1b-0317-4c8a-afc0-db927caeedd8', 'Deleted', '{"description":"to be restored","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795248000000, 1795248000000, 1795248000000, '{"uuid":"1c9362f3-60ac-44d3-939c-542d43a03b38","version":"1.0","id":null,"timestamp":1795248000000,"name":"Deleted","description":"to be restored","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template_version VALUES ('e4943342-d9fd-48c3-9ab7-3afec41ecb1c', '7cd01173-0a7c-4df5-b1ee-92e887c5b11d', 'saved', 1, 'Bakery', 1795222800000, 'rZbfb9s4DMf/lYDPyiFxr0vnt1v24wrcAUG7YQ+HomAkOiEqS4Ykuw2C/O8DnTSxe8Xd5sZv/tr8iKREiluoazaQw0ybyXQ6uxhPcKbHv5vicrycEo3fZ3R1NdOXy+nUgIKGQmTvIIfpbxNQILautlZB4pJiwrKCfDp7f5ll2dVEHgUOS4IcPuADhQ0oMBR14CrtOQWHmECBRbeqcSV/kgMFpXe0+eY4RcihtCJVgTUd16Oyspho7l2ipwQ5gAJfkfvjehF8WR0Ujl/IUcDEbgU5GO+oVRf10nJck4G8QBtJHNj4OkG+Bf1ZxzT3du5rlyC/eKdA/0VFV1Kgb3i17kiZAv0nd+0mCuKaKC0o/O1NbQnyFGraKTCYUBaKpCULEfJ/tm0qn5X7Veu0BclrEkv4clQ4fnK4tB3XNbqPHEU7SDv1gie7Y7mN/Rn49SQNIZJrOHhXkksd6KeeOoSr6xDI6U0HOj9Jg2LHJ4rdwA/v/83ab9ULlKEqkGZsz+6J+LEvDwCzK+xL6nVHG4CMaHth3x7eB22K75LmPqaRL0bxp4ivO7fCrmtkLbuVGh2O/QidGaEpeWDoj7oD/+7DA7vVSGPF6ScK6FViwU9kMEZK3UR8FnV0lAdxHTotvalLPWkDkK5qeoeooZikHkcVhcKHEp3+/5pvyXfShaVxdRrUXrjXvqHQp4iJCNdO29qcFI3u9oGrl0frCHLpX81iGMpgXC89BvOLsF4WDyyMsS6rfXM+g2uBGnI1nSdhv+rRa/Ht6++tlLbO3grpl9bbaa8WzyAWn2Xvl2eh6OIcFK7OkBYZps5yCPUaw1k2fQ9qp6oBsDsF2ge6oejroNtmd6dAWmVt8fBmuOHYH9WepfspqOfm22FsdwIm13QGvf5nGVcP499Wxud2Qt3KcEi3CYMMsNkkezeeZuOJrFFRYG9Yc9q0obu0hp2CRy1WJbs5xvUHtG1/z+ESFKDWMorGG9LEjSRl0TJkfJfv7BpyyYfNUc4mHbMFbno2FxNZ73glbEGumnwLj6i1IDO5d1ZBMKCAlpwM3pe1TVzZvUs7eX4A');
INSERT INTO public.template_version VALUES ('cf7df3ed-ba4d-486a-b86d-0aed3d3e14f6', '7cd01173-0a7c-4df5-b1ee-92e887c5b11d', 'saved', 2, 'Bakery', 1795226400000, 'rZbfb9s4DMf/lYDPyiFxr0vnt1v24wrcAUG7YQ+HomAkxhEqU4Ykuw2C/O8DnTSxe8Xd5sZv/tr8iKREiluoa2sgh5k2k+l0djGe4EyPfzery/FySjR+n9HV1UxfLqdTAwoaCtF6hhymv01Agdhy7ZyCZEuKCcsK8uns/WWWZVcTeRQwlgQ5fMAHChtQYCjqYKu050TSngXtkIsaC/mVGBSUnmnzjW2KkEPpRKqC1XRckMrKYaK550RPCXIABb4i/uN6EXxZHRQbvxBTwGS5gByMZ2rVRb10Nq7JQL5CF0kc2Pg6Qb4F/VnHNPdu7mtOkF+8U6D/olVXUqBvbLHuSJkC/aft2k0UxDVRWlD425vaEeQp1LRTYDChLBRJSxoi5P9s21w+K/dF67QDSWwSS/hyVGz8xLh0Hdc18kcbRTtIO/WCJ9vjbBv7M/DrSRpCJG5s8FwSpw70U08dwtV1CMR604HOT9Kg2PGJYjfww/t/s/Zb9QJlqAqkLbaH90T82JcHgC2v3EvqdUcbgIzoemHfHt4HbYrvkuY+ppFfjeJPEV93rsCua+Sc5UKNDsd+hGxGaEo7MPRH3YF/9+HBcjHSWNn0EwX0KnFln8hgjJS6ifgs6ugoD+Iyspbe1KWetAFIrpreIWooJqnHUUVh5UOJrP+/5lvynXRhaVydBrUX7rVvKPQpYiLCNWtXm5OikW8fbPXyaB1BnP7VLIahDMb10mMwvwjrZfHAwhjrsto35zO4Fqghruk8CftVj16Lb19/b6W0dfZWSL+03k57tXgGsexZ9n55FopenYNiqzOkRYapsxxCvcZwlk3fg9qpagDsToH2gW4o+jrottndKZBWWTs8vBnb2Ngf1Z6l+ymo5+bbYWx3AiZuOoNe/7OMq4fxbyvzczuhbmU4pNuEQQbYbJK9G0+z8UTWqChYb6y2adOGzmkNOwWPWqxKy3OM6w/o2v6ewyUoQK1lFI03pMk2kpRFy5D5Xb5bboiTD5ujnE06Zgvc9GwuJrLe8UrYglw1+RYeUWtBZnLvFEEwoICWNhm8L2uXbOX2Lu3k+QE=');
INSERT INTO public.template_version VALUES ('7e323e0f-4937-4959-be63-d8b301312ed5', '7cd01173-0a7c-4df5-b1ee-92e887c5b11d', 'saved', 3, 'Bakery', 1795230000000, 'rZbfb9s4DMf/lYDPysF2r0vnt1v24wrcAUG7YQ+HomBkxhEqU4Ykuw2C/O8DnTSxe8Xd5sZv/tr8iKREiltoGlNADjNdJGk6u5gmONPT34vV5XSZEk3fZ3R1NdOXyzQtQEFLPhjHkEP6WwIKxJYbaxVEU1GIWNWQp7P3l1mWXSXyKGCsCHL4gA/kN6CgoKC9qeOeE9fGC9kilw2W8icxKKgc0+Ybmxggh8qKVHuj6bgeVbXFSHPHkZ4i5AAKXE38x/XCu6o+KCZ8ISaP0XAJORSOqVMXzdKasKYC8hXaQOLAxjUR8i3ozzrEubNz13CE/OKdAv0XrfqSAn1jynVPyhToP03fLlEQ1kRxQf5vVzSWII++oZ2CAiPKQoG0ZCFA/s+2S+Wzcl92TluQvEaxhC9HxYRPjEvbc10jfzRBtIO0Uy94sjvWdLE/A7+epDFE4tZ4xxVx7EE/DdQxXN14T6w3Pej8JI2KHZ8o9AM/vP83a79VL1AF1Z60we7snogfh/IIsOGVfUm97mkjkAHtIOzbw/uoTXF90tyFOHGrSfgp4uvOldh3jaw1XKrJ4dhPkIsJFpUZGfqj7sG/O/9guJxorE38iQJ6lbgyT1RgCBT7ifgs6uQoj+Iyspbe1KeetBFIrtvBIWopRKnHSU1+5XyFrP+/5jvynXRhaVy9BrUX7rVryQ8pYiLCNWvbFCdFI98+mPrl0TqCOP6rWYxDFRjWS4fdbfIrsEEWDywMoanqfXM+g2ueWuKGzpOwX/Xotfj29fdWSldnb4UMS+vttFeLZxTLnGXvl2eh6NU5KKY+Q1pkmDrLIdRr9GfZ9D2om6pGwO4UaOfphoJrvO6a3Z0CaZWNxcNbYVoThqPas3Sfgnpuvj3Gdidg4rY36A0/y7h6GP+2Mj53E+pWhkO6jehlgM2S7N00zaaJrFGTN64w2sRNFzrHNewUPGqxqgzPMaw/oO36ew6XoAC1llE03JAm00pSFh1Dxnf5brgljs5vjnKW9MwWuBnYXCSy3vFK2IJcNfkWHlFrQWZy75ReMKCAliYWeF81Npra7l3ayfMD');
INSERT INTO public.template_version VALUES ('a530f966-53f6-4ebc-9be6-ced62197b864', 'fe3c121e-0e4d-43a3-87af-814f3a1da9e2', 'saved', 1, 'Café', 1795233600000, 'rZfbbuM4DIZfJeC1Msih05nx3U7msAV2gaDdxVwMioKRaEcYmTIk2W0Q5IH2OfbFFnTSxO4Wc3DjO/0OP5GUSDNbqGtrIIOc5no6m9J4QhdmfDHH+fjtG8zHb6cX+RynBt/RDBQ0FKL1DBlMX01Agdhy7ZyCZEuKCcsKsumbd69n8/nlRB4FjCVBBgvM//0HFBiKOtgq7TGe3QYUOOSixkJ+RwwKSs+0+ZttipBB6USqgtV03I3KymGihedEDwkyAAW+Iv7tahl8WR0UGz8TU8BkuYAMjGdq1WW9cjauyUCWo4skDmx8nSDbgv6kY1p4t/A1J8jmlwr0H5R3JQX62hbrjjRToH+3XbuJgrgmSksKf3pTO4IshZp2CgwmlI0iaUlChOzrtk3ko3JXtE47kKwmsYTPR8XGj4wr13FdI3+wUbSDtFNPeHI2zraxPwL/OklDiMSNDZ5L4tSBfuypQ7i6DoFYbzrQxUkaFDs+UOwGflh/n7U/qicoQ1UgbbG9uifih748AGw5d0+pVx1tADKi64V9c1gPOhTfJS18TCOfj+JPEZ93rsCua+Sc5UKNDtd+hGxGaEo7MPR73YF/8eGb5WKksbLpJwroWWJuH8hgjJS6ifgk6ugoD+Iyspbe1KWetAFIrpreJWooJqnHUUUh96FE1j+u+ZZ8K11YGlenQe2FO+0bCn2KmIhwxdrV5qRo5Jtvtnp6tY4gTv9rFsNQBuN65TGYX4T1snhgYYx1We2b8xlcC9QQ13SehP2qR8/Ft6+/l1LaOnsppF9aL6c9WzyDWPYsZ786C0Xn56DY6gxpkWHqLJdQrzGc5dD3oHaqGgC7VaB9oGuKvg66bXa3CqRV1g4PK2MbG/uj2qN0NwX12Hw7jO1OwMRNZ9Drv5Zx9TD+bWV4bifUrQyHdJMwyAA7m8wux9PZeCJ7VBSsN1bbtGlD57SGnYJ7LVal5QXG9Xt0bX/P4DUoQK1lFI3XpMk2kpRly5DhXd5bboiTD5ujPJt0zJa46dnMJ7Lf8ZOwBfnUZFu4R60FKX8PUhEEAwpoZZPBu7J2yVZu79JOnv8A');
INSERT INTO public.template_version VALUES ('9f482087-df80-4c5a-a920-9660df41f859', 'e85ef1a2-a5b8-4fa8-8f83-2eaf0708c15d', 'saved', 1, 'Priced', 1795237200000, 'rZbfb+M2DMf/FYPPypC4yzXz25b7VeAOCNoNexiKgpFphzhZMiTZbRDkfz/QSRO7K7Y7N37TV+DHJCVS3EHTcA4Z0GJOxQzTCc7Xi8mvBS4mi2JxNUkJi+n1dKFn8xwUtOQDOwsZzH6ZggKxtY0xCiJXFCJWNWSz69/m6dV1OpVPgcWKIIOVZ03CyCloz3U8cDCpZSNhmzw6nwdQYNCWDZZiRBYUVM7S9i/LMUAGlRGps4EMCk8ECiJVtcFIS2cjPUXIABS4muzvNyvvqvqocPhEljxGtiVkkDtLnbpq1obDhnLICjSBxIWtayJkO9AfdYhLZ5ausRGyq3cK9Bcq+pICfcvlpielCvRn7ttNFYQNUVyR/+ryxhBk0Te0V5BjRPlRIC0pCZD9s+vy+qw8lJ3TRuLkKJbw6aRw+GBxbXqua7TvOYh2lPbqBU+OynAX+zPwz7M0hki2Ze9sRTb2oB8G6hiubrwnq7c96PIsjYodnyj0Az+u/5t1OKoXqJxqT5qxu8hn4vuhPALMtjAvqTc9bQQyoBmEfXdcjzoU1yctXYiJK5LwQ8TXnSux7xoZw7ZUyfHaJ2jzBPOKR4b+qHvwv53/xrZMNNYcf6CAXiUW/EQ5hkCxn4iPoiYneRTXotXSm/rUszYCaet2cIlaClHqManJF85XaPX/13xHvpc+LI2r16AOwoN2LfkhRUxEuLHaNPlZ0WjvvnH98mqdQDb+q1mMQ+UYNmuHPv9J2CCLRxaG0FT1oTlfwDVPLdmGLpOwn/XotfgO9fdWSldnb4UMS+vttFeLZxSLL3L264tQdHEJCtcXSIsMUxe5hHqD/iKHfgB1U9UI2L0C7TzdUnCN112zu1cgrbIxeFzl3HIYjmrP0sMM1HPz7TF2ewGTbXuD3nBbxtXj+LeTWbqbUHcyHNJdRC8DbDpN301m6WQq/6jJs8tZc9x2odu4gb2CRy1WFdslhs0faLr+nsEcFKDWMoqGW9LErSRl1TFklpd9ti3Z6Pz2JKfTntkKtwObq6n87/Qk7ECemmwHj6i1IFN5d0ovGFBAa445PlSNiVybg0t7+b4D');
INSERT INTO public.template_version VALUES ('a288e253-ccd6-45e6-8b66-1123967f6974', 'b646f8bd-1d2e-4fb2-bb14-51ffc0aa32ed', 'saved', 1, 'Mill', 1795240800000, 'rZZtb+M2DMe/SsDXypC4D7v53S73sAI7IGh32IuhKGSJToiTKUOS3QZBvvtAJ03srrjdufE7/23+RFIixS00DVnIobi+vC7fFXY6txlOL8simxbF/HJ6NS9LM9P6IkMLCloMkTxDDvNfZqBAbLlxTkGiCmPSVQ35/NffrrLL2buZPApYVwg5fCHnQIHFaALVaU8pKcQECpzmVaNX8h8yKKg84+YrU4qQQ+VEqgMZPK6GVe10woXnhE8JcgAFvkb+/WYZfFUfFIqfkTHoRLyCHKxn7NRlUziKa7SQl9pFFAc2vkmQb8F8MjEtvFv4hhPkF9cKzJ9Y9iUF5pZW656UKTB/UN9upiCuEdMSwxdvG4eQp9DgToHVSctCEY1kIUL+z7ZL5LPysOqclmwlSmIJn48KxY+sC9dz3Wj+QFG0g7RTL3iyN4662J+Bf52kMUTkloLnCjn1oB8H6hiuaUJANpsedHGSRsWunzD2Az+8f5+136oXKIt1QEO6O7sn4oehPAJMXLqX1JueNgIZtRuEfXd4H7Upvk9a+JgmvpzEHyK+7txK911D54hXanI49hPNdqJtRSNDfzQ9+N8+fCNeTYyuKf1AAb1KLOkJrY4RUz8Rn0SdHOVRXNZspDf1qSdtBJLrdnCIWoxJ6nFSYyh9qDSb/6/5jnwvXVgaV69B7YUH41sMQ4qYiHDDxjX2pBjNd9+ofnm0jiBO/2kW41BWx3XhdbA/CRtk8cDSMTZVvW/OZ3AtYIvc4HkS9rMevRbfvv7eSunq7K2QYWm9nfZq8Yxi0Vn2vjgLxZTnoFB9hrTIMHWWQ2jWOpxl0/egbqoaAbtXYHzAW4y+CaZrdvcKpFU2Th/eLLUUh6Pas/QwB/XcfHuM7U7AyG1v0Bt+lnH1MP5tZXjuJtStDId4l3SQATabZdfTeTadyRo1BvKWDKVNFzqnNewUPBqxqogXOq7fa9f19xyuQIE2RkbReIsGqZWkLDuGDO/ynbhFTj5sjnI265kt9WZgczGT9Y5Xwhbkqsm38KiNEWQm984qCAYUYEHJ6oeqcYlqt3dpJ8+/');
INSERT INTO public.template_version VALUES ('b0c98fb2-702e-45fb-bbba-753630e4a7fa', 'b646f8bd-1d2e-4fb2-bb14-51ffc0aa32ed', 'saved', 2, 'Mill', 1795244400000, 'rZZtb+M2DMe/SsDXypC4D7v53S73sAI7IGh32IuhKGSJToiTKUOS3QZBvvtAJ03srrjdufE7/23+RFIixS00DVnIobi+vC7fFXY6txlOL8simxbF/HJ6NS9LM9P6IkMLCloMkTxDDvNfZqBAbLlxTkGiCmPSVQ35/NffrrLL2buZPApYVwg5fCHnQIHFaALVaU+JaDwL2GleNXolPyKDgsozbr4ypQg5VE6kOpDB43JY1U4nXHhO+JQgB1Dga+Tfb5bBV/VBofgZGYNOxCvIwXrGTl02haO4Rgt5qV1EcWDjmwT5FswnE9PCu4VvOEF+ca3A/IllX1Jgbmm17kmZAvMH9e1mCuIaMS0xfPG2cQh5Cg3uFFidtCwU0UgaIuT/bLtMPisPq85pSVeiJJbw+ahQ/Mi6cD3XjeYPFEU7SDv1gieb46iL/Rn410kaQ0RuKXiukFMP+nGgjuGaJgRks+lBFydpVOz6CWM/8MP791n7rXqBslgHNKS7w3sifhjKI8DEpXtJvelpI5BRu0HYd4f3UZvi+6SFj2niy0n8IeLrzq103zV0jnilJodjP9FsJ9pWNDL0R9OD/+3DN+LVxOia0g8U0KvEkp7Q6hgx9RPxSdTJUR7FZc1GelOfetJGILluB4eoxZikHic1htKHSrP5/5rvyPfShaVx9RrUXngwvsUwpIiJCDdsXGNPitF8943ql0frCOL0n2YxDmV1XBdeB/uTsEEWDywdY1PV++Z8BtcCtsgNnidhP+vRa/Ht6++tlK7O3goZltbbaa8WzygWnWXvi7NQTHkOCtVnSIsMU2c5hGatw1k2fQ/qpqoRsHsFxge8xeibYLpmd69AWmXj9OHNUktxOKo9Sw9zUM/Nt8fY7gSM3PYGveFnGVcP499WpuduQt3KcIh3SQcZYLNZdj2dZ9OZrFFjIG/JUNp0oXNaw07BoxGrinih4/q9dl1/z+EKFGhjZBSNt2iQWknKsmPI9C7fiVvk5MPmKGezntlSbwY2FzNZ73glbEGumnwLj9oYQWZy76yCYEABFpSsfqgal6h2e5d28vwL');
INSERT INTO public.template_version VALUES ('1b2d59ee-0f24-4ea3-acb0-14f6ef4472d8', '1c9362f3-60ac-44d3-939c-542d43a03b38', 'saved', 1, 'Deleted', 1795248000000, 'rZZRb+M2DMe/isFnZUjjtLv6bZfe3QpsQNDusIehKBiJSYSTKUOS3QZBvvtAJ03srrjdufGb/gJ/IimR5hbq2hoo4EJf51eTZT66GqMeTacmH13n13p0OZ2YaY7jfJF/AAUNhWg9i8EvY1Agtlw7pyDZkmLCsoLi4tfry8n0w7j9FDCWBAXckKNEBhQYijrYKu1ByWcLygLF5EO77ZBXNa7EhhgUlJ5p85VtilBA6USqgtV0PJnKymGimedEzwkKAAW+Iv7tdh58WR0UG78QU8BkeQUFGM/UqvN64Wxck4FiiS6SOLDxdYJiC/qzjmnm3czXnKDIrxToP2jZlRToO7tad6SJAv277dqNFcQ1UZpT+NOb2hEUKdS0U2AwoRwUSUs6IhT/bNukviiPq9ZpB5LhJJbw5ajY+Ilx4Tqua+QbG0U7SDv1iif35Gwb+wvwr5M0hEjc2OC5JE4d6KeeOoSr6xCI9aYDnZ2kQbHjM8Vu4If191n7q3qFMlQF0hbbR3wi3vTlAWDLS/eaetvRBiAjul7Y94f1oEvxXdLMx5T5ZRZ/iPi2cyvsukbOWV6p7PDsM2SToSntwNCfdAf+tw/fLK8yjZVNP1BAbxKX9pkMxkipm4jPomZHeRCXkbX0pi71pA1ActX0HlFDMUk9ZhWFpQ8lsv7/mm/JD9KFpXF1GtReeNS+odCniIkIt6xdbU6KRr7/ZqvXT+sI4vSfZjEMZTCuFx6D+UlYL4sHFsZYl9W+OZ/BtUANcU3nSdjPevRWfPv6ey+lrbP3Qvql9X7am8UziGXPcveLs1D08hwUW50hLTJMneUR6jWGs1z6HtROVQNgDwq0D3RH0ddBt83uQYG0ytrhYWVsY2N/VHuRHi9AvTTfDmO7EzBx0xn0+tsyrh7Gv60M0u2EupXhkO4TBhlgJ+PJ1ehiMhrLGRUF643VNm3a0DmtYafgSYtVaXmGcf0RXdvfC7gEBai1jKLxjjTZRpIybxkyyMu+5YY4+bA5ypNxx2yOm55NPpbzjr+ELcivptjCE2otyIn8d1ZBMKCAFjYZfCxrl2zl9i7t5PsX');
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.built_file
    ADD CONSTRAINT built_file_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gallery_template
    ADD CONSTRAINT gallery_template_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.log_entry
    ADD CONSTRAINT log_entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.provider
    ADD CONSTRAINT provider_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.purchase_order
    ADD CONSTRAINT purchase_order_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.usage_count
    ADD CONSTRAINT usage_count_key PRIMARY KEY (day, event, screen);
CREATE UNIQUE INDEX account_by_email ON public.account USING btree (email);
CREATE INDEX built_file_by_content_key ON public.built_file USING btree (account_id, content_key);
CREATE INDEX built_file_by_expires_at ON public.built_file USING btree (expires_at);
CREATE INDEX job_by_due_at ON public.job USING btree (due_at, id) WHERE (finished_at IS NULL);
CREATE INDEX log_entry_by_account ON public.log_entry USING btree (account_id, at);
CREATE INDEX log_entry_by_at ON public.log_entry USING btree (at);
CREATE INDEX log_entry_by_lmid ON public.log_entry USING btree (lmid, at);
CREATE INDEX one_time_token_by_account ON public.one_time_token USING btree (account_id, purpose);
CREATE INDEX provider_by_account ON public.provider USING btree (account_id);
CREATE UNIQUE INDEX provider_by_subject ON public.provider USING btree (provider, subject);
CREATE INDEX purchase_order_by_account ON public.purchase_order USING btree (account_id);
CREATE INDEX session_by_account_id ON public.session USING btree (account_id);
CREATE INDEX session_by_expires_at ON public.session USING btree (expires_at);
CREATE INDEX template_by_account_id_updated_at ON public.template USING btree (account_id, updated_at);
CREATE INDEX template_version_by_template ON public.template_version USING btree (template_uuid, saved_at);
ALTER TABLE ONLY public.built_file
    ADD CONSTRAINT built_file_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.gallery_template
    ADD CONSTRAINT gallery_template_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.provider
    ADD CONSTRAINT provider_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.purchase_order
    ADD CONSTRAINT purchase_order_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
