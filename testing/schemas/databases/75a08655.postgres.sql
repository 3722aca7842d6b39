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
    leased_until bigint,
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
INSERT INTO public.account VALUES ('a3012cb5-676c-4976-9fc3-e4858cc0b064', 'user', 'en', '{}', 1795237200000, 1795244400000, 'miller@example.com', '$argon2id$v=19$m=19456,t=2,p=1$AIqJBan1fDuc+3ks1c9xEA$TLbQdju5Q7fzbNs+3mIC5Cy5j/4N6dF3usRFrtoXE3U', NULL, NULL, NULL, NULL, 'active', NULL, 0, '{"ip":"127.0.0.1"}', NULL, NULL);
INSERT INTO public.account VALUES ('570d01f4-9fde-4dd8-9f2e-e7d53f2ab76d', 'anonymous', 'en', '{}', 1795219200000, 1795248000000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL);
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
INSERT INTO public.session VALUES ('be6e20370718df5f247d885eefdfe4679457ea2576a98645fb4313519b4049a3', '570d01f4-9fde-4dd8-9f2e-e7d53f2ab76d', 1795219200000, 1795219200000, 1829779200000, '2236421a-bdb5-4921-861e-15eb3c2f46c1', '127.0.0.1', 'Firefox/140');
INSERT INTO public.session VALUES ('17313dca41b320b987a5f8f9ec57561beae34cba35b2b326f81f28659bcb1060', 'a3012cb5-676c-4976-9fc3-e4858cc0b064', 1795244400000, 1795244400000, 1829804400000, '34e70b85-a028-4e17-85d0-04a71f0a80a5', '127.0.0.1', 'Firefox/140');
INSERT INTO public.template VALUES ('318fe23e-56ef-4849-aacd-8b17f94d20c8', '570d01f4-9fde-4dd8-9f2e-e7d53f2ab76d', 'Bakery', '{"description":"third","language":"en","services":[],"price":null}', 3, 1795222800000, 1795230000000, NULL, '{"uuid":"318fe23e-56ef-4849-aacd-8b17f94d20c8","version":"1.0","id":null,"timestamp":1795222800000,"name":"Bakery","description":"third","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('f71e4124-6eb3-46da-b452-da98b15e6f8b', '570d01f4-9fde-4dd8-9f2e-e7d53f2ab76d', 'Café', '{"description":"only","language":"en","services":[],"price":null}', 1, 1795233600000, 1795233600000, NULL, '{"uuid":"f71e4124-6eb3-46da-b452-da98b15e6f8b","version":"1.0","id":null,"timestamp":1795233600000,"name":"Café","description":"only","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('28b413bf-9393-4c8c-ba5b-2ee39bf77f0f', '570d01f4-9fde-4dd8-9f2e-e7d53f2ab76d', 'Priced', '{"description":"a price in words","language":"en","services":[],"price":"free"}', 1, 1795237200000, 1795237200000, NULL, '{"uuid":"28b413bf-9393-4c8c-ba5b-2ee39bf77f0f","version":"1.0","id":null,"timestamp":1795237200000,"name":"Priced","description":"a price in words","language":"en","moneyUnits":"mln","price":"free","templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('08ef3ebc-16a1-43a9-90fa-42ebabf87a8e', 'a3012cb5-676c-4976-9fc3-e4858cc0b064', 'Mill', '{"description":"second","language":"en","services":[],"price":null}', 2, 1795240800000, 1795244400000, NULL, '{"uuid":"08ef3ebc-16a1-43a9-90fa-42ebabf87a8e","version":"1.0","id":null,"timestamp":1795240800000,"name":"Mill","description":"second","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('afb2262e-e386-4b73-a99a-bcda7a59986d', '570d01f4-9fde-4dd8-9f2e-e7d53f2ab76d', 'Deleted', '{"description":"to be restored","language":"en","services":[],"price":null}', 1, 1795248000000, 1795248000000, 1795248000000, '{"uuid":"afb2262e-e386-4b73-a99a-bcda7a59986d","version":"1.0","id":null,"timestamp":1795248000000,"name":"Deleted","description":"to be restored","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
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
CREATE INDEX job_by_state_due_at ON public.job USING btree (state, due_at);
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
